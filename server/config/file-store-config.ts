import { randomUUID } from 'node:crypto'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Bucket } from '#platform/s3/s3-client.ts'
import { createS3FileStore } from '#platform/s3/s3-file-store.ts'
import type { readEnvironment } from './environment.ts'

/** The bucket whose variables are set; undefined where files are in the data folder. */
export function readBucket(variables: ReturnType<typeof readEnvironment>): Bucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: variables.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/**
 * The files of a bucket, tried by writing, reading and removing one. Throws Error that names the
 * variables where it does not do.
 */
export async function openBucket(bucket: Bucket): Promise<FileStore> {
  const files = createS3FileStore(bucket)
  const probe = Buffer.from(randomUUID())
  const name = `start-check/${process.pid}`
  try {
    await files.put(name, probe)
    if (!(await files.get(name)).equals(probe)) throw new Error('it answers another file')
    await files.remove(name)
    return files
  } catch (thrown) {
    const { cause, message } = thrown as Error
    const reason = cause instanceof Error ? cause.message : message
    const advice = `S3_ENDPOINT, S3_BUCKET: no file can be stored in ${files.root}`
    throw new Error(`${advice}: ${reason}`, { cause: thrown })
  }
}
