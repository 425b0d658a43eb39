import sharp from 'sharp'

// Patterns of EAN-13 (GS1 General Specifications, 5.2): L codes by digit; G is R reversed, R is L inverted.
const L_CODES =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const PARITIES = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ')

/** The modules of an EAN-13, `1` for a bar. */
function encodeEan13(digits: string): string {
  const code = (digit: string, set: string) => {
    const left = L_CODES[Number(digit)]!
    if (set === 'L') return left
    const right = left.replaceAll(/./g, (module) => (module === '1' ? '0' : '1'))
    return set === 'R' ? right : [...right].reverse().join('')
  }
  const parity = PARITIES[Number(digits[0])]!
  const all = [...digits]
  const left = all.slice(1, 7).map((digit, at) => code(digit, parity[at]!))
  const right = all.slice(7).map((digit) => code(digit, 'R'))
  return `101${left.join('')}01010${right.join('')}101`
}

const [WIDTH, HEIGHT] = [640, 480]

/** A label with a barcode, as brightness by pixel. */
function drawLabel(digits: string): Buffer {
  const modules = encodeEan13(digits)
  const moduleWidth = 4
  const left = Math.round((WIDTH - modules.length * moduleWidth) / 2)
  const pixels = Buffer.alloc(WIDTH * HEIGHT, 225)
  for (let y = 120; y < 360; y++)
    for (const [at, module] of [...modules].entries())
      if (module === '1')
        pixels.fill(
          30,
          y * WIDTH + left + at * moduleWidth,
          y * WIDTH + left + (at + 1) * moduleWidth,
        )
  return pixels
}

/** A photo of a label. */
export const drawBarcodePhoto = (digits: string): Promise<Buffer> =>
  sharp(drawLabel(digits), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer()

/** What a camera sees that is held at a label: a film that Chromium takes for its camera (YUV4MPEG2). */
export function drawBarcodeFilm(digits: string): Buffer {
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    drawLabel(digits),
    Buffer.alloc((WIDTH * HEIGHT) / 2, 128),
  ])
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
    frame,
    frame,
  ])
}
