/** Shutdown flag. Once set, `/readyz` fails so that the load balancer stops routing new requests here. */
export class ShutdownState {
  isShuttingDown = false;
}
