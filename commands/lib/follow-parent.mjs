// Loaded into a child process with `node --import`: ends it when its parent is killed.
process.once('disconnect', () => process.exit(143))
process.channel?.unref()
