import { PLACEHOLDER_PREFIX } from '#web/reader/reader-data.ts'
import type { SlotMark } from '#web/reader/slot.tsx'

/** A part of a rendered page. `requested` is the place of a reader's data in the list that the page asked for. */
export type Piece = { kind: 'text'; bytes: Buffer } | PersonalPiece

export type PersonalPiece =
  | { kind: 'nonce' }
  | { kind: 'data'; requested: number; isInScript: boolean }
  | { kind: 'slot'; requested: number; name: string; args: object }

/** The placeholder of the reader's data at a place. The token is the rendering's own, so that no text can forge one. */
export const buildPlaceholder = (token: string, requested: number): string =>
  `${PLACEHOLDER_PREFIX}${token}:${requested}`

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
const unescapeAttribute = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity]!)

type Rendering = { token: string; nonce: string; isHtml: boolean }

/** Cuts the text of a rendered page, or of its `.data`, where it belongs to its reader. */
export function cutPage(text: string, { token, nonce, isHtml }: Rendering): Piece[] {
  const placeholder = `${escapeForRegExp(PLACEHOLDER_PREFIX + token)}:(?<requested>\\d+)`
  const places = new RegExp(
    `<x-slot class="contents" data-slot="(?<mark>[^"]*)"></x-slot>|${placeholder}|(?<nonce>${escapeForRegExp(nonce)})`,
    'g',
  )
  const pieces: Piece[] = []
  let end = 0
  const addText = (until: number, tail = '') => {
    const passed = text.slice(end, until) + tail
    if (passed) pieces.push({ kind: 'text', bytes: Buffer.from(passed) })
  }
  for (const found of text.matchAll(places)) {
    const { mark, requested } = found.groups!
    if (mark !== undefined) {
      addText(found.index, '<x-slot class="contents">')
      pieces.push(readSlot(unescapeAttribute(mark), token))
      pieces.push({ kind: 'text', bytes: Buffer.from('</x-slot>') })
    } else {
      addText(found.index)
      pieces.push(
        requested === undefined
          ? { kind: 'nonce' }
          : { kind: 'data', requested: Number(requested), isInScript: isHtml },
      )
    }
    end = found.index + found[0].length
  }
  addText(text.length)
  return pieces
}

function readSlot(mark: string, token: string): Piece {
  const { name, data, args } = JSON.parse(mark) as SlotMark
  const prefix = `${PLACEHOLDER_PREFIX}${token}:`
  if (!data.startsWith(prefix)) throw new Error(`The slot ${name} has the data of another page.`)
  return { kind: 'slot', requested: Number(data.slice(prefix.length)), name, args }
}
