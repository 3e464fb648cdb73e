export { freePorts, type NatsCluster, startNatsCluster } from "./local/nats-cluster.js";
export { type NatsNode, type NatsNodeOptions, natsServer, startNatsNode } from "./local/nats-node.js";
