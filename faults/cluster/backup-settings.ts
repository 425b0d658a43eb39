/** The name of the shop's database among those that pgBackRest backs up. */
export const STANZA = 'pondasi'

type BackupSettings = { folder: string; data: string; port: number }

/**
 * pgBackRest's settings of one database: full backups, what has changed since, and the write-ahead log between
 * them, which brings any moment back. On a real machine the repository is elsewhere (`repo1-type=s3`).
 */
export const buildBackupSettings = ({ folder, data, port }: BackupSettings): string =>
  [
    '[global]',
    `repo1-path=${folder}/repository`,
    'repo1-retention-full=2',
    `lock-path=${folder}/lock`,
    `log-path=${folder}/log`,
    `spool-path=${folder}/spool`,
    'log-level-file=off',
    'log-level-console=warn',
    'start-fast=y',
    'compress-type=zst',
    `[${STANZA}]`,
    `pg1-path=${data}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${folder}`,
    'pg1-user=postgres',
    '',
  ].join('\n')

/** PostgreSQL hands each finished segment of its log to pgBackRest. */
export const listArchiveSettings = (program: string, settings: string): string[] => [
  'archive_mode=on',
  'archive_timeout=60',
  `archive_command=${program} --config=${settings} --stanza=${STANZA} archive-push %p`,
]
