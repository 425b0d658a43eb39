import type { Config } from './config/config.ts'

/** Whether this process's role includes a part of the shop. */
export const hasPart = ({ role }: Pick<Config, 'role'>, part: 'web' | 'api' | 'worker'): boolean =>
  role === 'all' || role === part
