import { Writable } from 'node:stream'

/** More than any page: React never waits for room, so it need not come back for the rest. */
const room = 4 * 1024 * 1024

/**
 * What a page is rendered into, and the body that it becomes. React writes four kilobytes at a time
 * and says when a part is whole; each part travels as one piece instead of forty through the
 * streams in between. A reader who leaves closes the sink, which ends the rendering.
 */
export function pageBody(): { sink: Writable; body: ReadableStream<Uint8Array> } {
  let pieces: Buffer[] = []
  let reader: ReadableStreamDefaultController<Uint8Array>
  const flush = () => {
    if (pieces.length > 0) reader.enqueue(pictureFirst(Buffer.concat(pieces)))
    pieces = []
  }
  const sink = new Writable({
    highWaterMark: room,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      flush()
      reader.close()
      done()
    },
  })
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (reader = controller),
    cancel: () => void sink.destroy(),
  })
  // A rendering that breaks off breaks the body off; unheard, it would end the process.
  sink.on('error', (broken) => reader.error(broken))
  // React asks its destination for `flush` by that name.
  return { sink: Object.assign(sink, { flush }), body }
}

const PRELOAD = '<link rel="modulepreload" '

/**
 * A page can be read and bought from before its scripts run, so on a slow line they come after the
 * main picture and the letters. React Router says of its preloads only that they are modules.
 */
function pictureFirst(part: Buffer): Buffer {
  if (!part.includes(PRELOAD)) return part
  return Buffer.from(part.toString().replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `))
}
