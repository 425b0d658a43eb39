import { closeAfterTests } from '../close-after-tests.ts'
import { startS3Service } from './s3-service.ts'

/** The S3 service of a test file. */
export const openS3Server = () => closeAfterTests(startS3Service())
