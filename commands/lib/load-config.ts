import { readConfig, type Config } from '#server/config/config.ts'
import { ConfigError } from '#server/config/config-error.ts'

/** Reads the configuration from the environment. Prints all errors and exits if it is invalid. */
export function loadConfig(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
