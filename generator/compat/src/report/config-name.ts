/** The config file that is looked for where no other is named, in every tree. */
export const configName = "stubwright.config.json";
