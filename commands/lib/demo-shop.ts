import path from 'node:path'
import type { Config } from '#server/config/config.ts'
import { loadConfig } from './load-config.ts'

/**
 * Makes this process a demo shop on `port`, with a data folder and a database of its own, which may be stopped. Variables
 * of the environment still say port, folder and log level.
 */
export function becomeDemoShop(name: string, port: number): Config {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: process.env['PORT'] ?? String(port),
    DATA_DIR: process.env['DATA_DIR'] ?? path.join('data', name),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  })
  delete process.env['DATABASE_URL']
  return loadConfig()
}
