/** The images with one moved to another place, counted from 0; the same where there is no such place. */
export function moveImage(images: readonly string[], from: number, to: number): string[] {
  const image = images[from]
  if (image === undefined || to < 0 || to >= images.length) return [...images]
  return images.toSpliced(from, 1).toSpliced(to, 0, image)
}

/** The image order that a form posts. A button may move one image: `2 -1` moves the third image forward. */
export function readOrder(form: FormData): string[] {
  const images = form.getAll('order').map(String)
  const [at, step] = String(form.get('move') ?? '')
    .split(' ')
    .map(Number)
  return at === undefined || step === undefined ? images : moveImage(images, at, at + step)
}
