import { PIXEL } from '../http/tiny-shop.ts'

export type Field = readonly [name: string, value: string]

/** A body and its declared content type; an empty type declares nothing. */
export type FormEncoding = {
  weight: number
  type: string
  encode: (fields: readonly Field[]) => Buffer
}

const FORM = 'application/x-www-form-urlencoded'
const BOUNDARY = '----batas'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

export const toUrlEncoded = (fields: readonly Field[]): Buffer =>
  Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString())

/** A multipart form, with a picture in each field that is named like a file. */
function toMultipart(fields: readonly Field[]): Buffer {
  const parts = fields.map(([name, value]) => {
    const quoted = name.replace(/[\r\n"]/g, encodeURIComponent)
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted}"`
    if (!/file|berkas|logo/i.test(name)) return Buffer.from(`${head}\r\n\r\n${value}\r\n`)
    const fileHead = `${head}; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
    return Buffer.concat([Buffer.from(fileHead), PIXEL, Buffer.from('\r\n')])
  })
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

const toJson = (fields: readonly Field[]) => Buffer.from(JSON.stringify(Object.fromEntries(fields)))

/** The encodings of browsers, and those of nobody. */
export const FORM_ENCODINGS: readonly FormEncoding[] = [
  { weight: 14, type: FORM, encode: toUrlEncoded },
  { weight: 14, type: MULTIPART, encode: toMultipart },
  { weight: 1, type: 'application/json', encode: toJson },
  { weight: 1, type: 'application/json', encode: () => Buffer.from('['.repeat(5_000)) },
  { weight: 1, type: 'text/plain', encode: toUrlEncoded },
  { weight: 1, type: '', encode: toUrlEncoded },
  { weight: 1, type: ';;;', encode: toUrlEncoded },
  { weight: 1, type: FORM, encode: () => Buffer.from('%&%E0%A4%A=%00&=&&;=%ff') },
  { weight: 1, type: 'multipart/form-data', encode: toMultipart },
  { weight: 1, type: 'multipart/form-data; boundary=""', encode: toMultipart },
  { weight: 1, type: 'multipart/form-data; boundary=lain', encode: toMultipart },
  { weight: 1, type: MULTIPART, encode: (fields) => toMultipart(fields).subarray(0, -30) },
  { weight: 1, type: MULTIPART, encode: (fields) => toMultipart(fields).subarray(30) },
]
