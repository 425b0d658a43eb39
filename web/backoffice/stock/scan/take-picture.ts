/** The longer side (px) of what is read: enough for a barcode that fills a third of it. */
const MAX_SIDE = 1280

type Source = HTMLVideoElement | ImageBitmap

/** The pixels of a frame of the camera or of a photo; undefined before the first frame. */
export function takePicture(source: Source, canvas: HTMLCanvasElement): ImageData | undefined {
  const [fullWidth, fullHeight] =
    source instanceof ImageBitmap
      ? [source.width, source.height]
      : [source.videoWidth, source.videoHeight]
  if (fullWidth === 0 || fullHeight === 0) return undefined
  const scale = Math.min(1, MAX_SIDE / Math.max(fullWidth, fullHeight))
  const [width, height] = [Math.round(fullWidth * scale), Math.round(fullHeight * scale)]
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(source, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
