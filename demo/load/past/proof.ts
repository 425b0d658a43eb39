import sharp from 'sharp'
import { fittingSize, textAt } from '#demo/pictures/lettering.ts'
import { filled } from '#demo/pictures/path.ts'

/** What a bank's receipt says. */
export type Receipt = { amount: string; at: string; from: string; to: string; reference: string }

const WIDTH = 540
const HEIGHT = 760
const line = (text: string, y: number, size: number, colour = '#1c2733') =>
  filled(textAt(text, 40, y, { size: Math.min(size, fittingSize(text, WIDTH - 80, size)) }), colour)

/** A receipt as a bank's app shows it, drawn: words as outlines, so that no font is needed. */
export function drawReceipt({ amount, at, from, to, reference }: Receipt): Promise<Buffer> {
  const rows: [string, string][] = [
    ['Tanggal', at],
    ['Dari', from],
    ['Ke', to],
    ['No. referensi', reference],
  ]
  const drawn = rows.map(([name, value], index) => {
    const y = 380 + index * 88
    return line(name, y, 20, '#6b7885') + line(value, y + 32, 25)
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/><rect width="${WIDTH}" height="150" fill="#1d4f91"/>
    ${line('Transfer berhasil', 92, 38, '#ffffff')}
    ${line('Jumlah', 220, 20, '#6b7885')}${line(amount, 275, 46)}
    <rect x="40" y="318" width="${WIDTH - 80}" height="2" fill="#d8dfe6"/>${drawn.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}
