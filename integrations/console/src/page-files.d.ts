/** The files of the page by name. `build.js` bundles them into `dist/page-files.js`, so that every host and bundler can load them. */
export declare const pageFiles: Readonly<Record<string, string>>;
