/** The SHA-256 of an object's bytes, which the service keeps and every read is compared with. */
export const CHECKSUM_HEADER = 'x-amz-meta-sha256'
