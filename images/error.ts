/** Why a picture is not given: 400 malformed, 404 not there, 415 no picture or too large. */
export class ImageError extends Error {
  readonly status: 400 | 404 | 415
  constructor(status: 400 | 404 | 415, message: string) {
    super(message)
    this.name = 'ImageError'
    this.status = status
  }
}
