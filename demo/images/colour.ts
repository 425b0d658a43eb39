/** Colours are `#rrggbb`. */
function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes two colours: `share` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const [r0, g0, b0] = channels(from)
  const [r1, g1, b1] = channels(to)
  const part = (a: number, b: number) => Math.round(a + (b - a) * share)
  const value = (part(r0, r1) << 16) | (part(g0, g1) << 8) | part(b0, b1)
  return '#' + value.toString(16).padStart(6, '0')
}

export const light = (colour: string, share: number) => mix(colour, '#ffffff', share)
export const dark = (colour: string, share: number) => mix(colour, '#0b1320', share)

/** Lightens a colour by a positive `amount`, darkens it by a negative one (-1 to 1). */
export const tone = (colour: string, amount: number) =>
  amount >= 0 ? light(colour, amount) : dark(colour, -amount)

/** Relative brightness, 0 (black) to 1 (white). */
function brightness(colour: string): number {
  const [r, g, b] = channels(colour)
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
}

/** A text colour that is readable on `ground`. */
export const chooseInk = (ground: string) => (brightness(ground) > 0.58 ? '#14202e' : '#ffffff')

/** Named finishes of metal and plastic, shared by several kinds. */
export const FINISH = {
  galvanised: '#b3bdc6',
  galvalume: '#aeb9c3',
  stainless: '#c3cad1',
  chrome: '#ccd4db',
  zinc: '#b9c1c8',
  black: '#3c434b',
  brass: '#c9a24a',
  white: '#eef1f3',
} as const
