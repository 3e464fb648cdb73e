/** Express 4 by the name that it is installed under here; what is used of it has the types of Express 5. */
declare module "express4" {
  import express from "express";
  // biome-ignore lint/style/noDefaultExport: it is what Express exports.
  export default express;
}
