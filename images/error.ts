/** Why an image is not served: 400 malformed URL, 404 not found, 415 not an image or too large. */
export class ImageError extends Error {
  readonly status: 400 | 404 | 415
  constructor(status: 400 | 404 | 415, message: string) {
    super(message)
    this.name = 'ImageError'
    this.status = status
  }
}
