// Without a handler Ctrl-C ends a worker of the tests before its exit handlers have stopped the servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
