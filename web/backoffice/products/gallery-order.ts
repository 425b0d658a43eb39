/** The images with one moved to another place, counted from 0; the same where there is no such place. */
export function moveImage(images: readonly string[], from: number, to: number): string[] {
  const image = images[from]
  if (image === undefined || to < 0 || to >= images.length) return [...images]
  return images.toSpliced(from, 1).toSpliced(to, 0, image)
}

/** The order that a form posts: its images, of which one may be moved by a button (`2 -1`). */
export function readOrder(form: FormData): string[] {
  const images = form.getAll('order').map(String)
  const [at, step] = String(form.get('move') ?? '')
    .split(' ')
    .map(Number)
  return at === undefined || step === undefined ? images : moveImage(images, at, at + step)
}
