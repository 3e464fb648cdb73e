/** The version of package.json: output of another version is not taken for current. */
export const generatorVersion = "0.1.0";
