// Loaded into a tool that we run (`node --import`): ends it when the process that runs it is killed.
process.once('disconnect', () => process.exit(143))
process.channel?.unref()
