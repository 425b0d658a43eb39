import { readConfig } from '#server/config/config.ts'
import { startShop } from '#server/main.ts'

// The shop as `npm start` runs it, in one process with its worker, on the given database, some seconds after its start.
const config = readConfig(process.env)
const shop = await startShop(config, config.databaseUrl ?? '')
process.once('SIGTERM', () => void shop.stop().then(() => process.exit(0)))
await shop.isWarm
process.send?.({ port: config.port })
