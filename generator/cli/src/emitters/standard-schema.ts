export { standardSchemaEmitter as default } from "@stubwright/codegen/emitters";
