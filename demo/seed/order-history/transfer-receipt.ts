import sharp from 'sharp'
import { fittingSize, textAt } from '#demo/images/lettering.ts'
import { filled } from '#demo/images/path.ts'

/** The contents of a bank's receipt. */
export type TransferReceipt = {
  amount: string
  at: string
  from: string
  to: string
  reference: string
}

const WIDTH = 540
const HEIGHT = 760
const renderLine = (text: string, y: number, size: number, colour = '#1c2733') =>
  filled(textAt(text, 40, y, { size: Math.min(size, fittingSize(text, WIDTH - 80, size)) }), colour)

/** A JPEG of a transfer receipt as a bank's app shows it; text is drawn as outlines, without fonts. */
export function drawReceipt({ amount, at, from, to, reference }: TransferReceipt): Promise<Buffer> {
  const rows: [string, string][] = [
    ['Tanggal', at],
    ['Dari', from],
    ['Ke', to],
    ['No. referensi', reference],
  ]
  const renderedRows = rows.map(([name, value], index) => {
    const y = 380 + index * 88
    return renderLine(name, y, 20, '#6b7885') + renderLine(value, y + 32, 25)
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/><rect width="${WIDTH}" height="150" fill="#1d4f91"/>
    ${renderLine('Transfer berhasil', 92, 38, '#ffffff')}
    ${renderLine('Jumlah', 220, 20, '#6b7885')}${renderLine(amount, 275, 46)}
    <rect x="40" y="318" width="${WIDTH - 80}" height="2" fill="#d8dfe6"/>${renderedRows.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}
