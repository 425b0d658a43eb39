import { readFileSync } from 'node:fs'
import type { DemoProduct, DemoVariant } from '#demo/catalogue/types.ts'

/** Goods that a dialogue must come to: kinds, attribute values, and the quantity in the selling unit. */
export type ExpectedGoods = {
  kinds: string[]
  attributes: [key: string, value: string][]
  qty: number | undefined
}

/** A message, and what the reply to it has to match. */
type Turn = { message: string; reply: RegExp | undefined }

export type JudgedDialogue = {
  id: string
  /** Whether the buyer answers what the shop asks because the judgement leaves it open. */
  isAnswering: boolean
  page: Record<string, string> | undefined
  turns: Turn[]
  goods: ExpectedGoods[]
  /** Part of the name and of the address; undefined where none is given. */
  name: string | undefined
  address: string | undefined
  /** `selesai` confirmed, `orang` handed over to a person, `terbuka` not ended. */
  end: 'selesai' | 'orang' | 'terbuka'
}

/**
 * The files of `data/`, without their ending. `tertahan`, `asing` and `tamu` were written before the engine was tried on
 * them (decision 165).
 */
export const DIALOGUE_FILES = [
  'daftar',
  'ubah',
  'tanya',
  'lain',
  'tertahan',
  'lapangan',
  'ponsel',
  'asing',
  'tamu',
  'pasar',
  'gudang',
  'proyek',
  'kampung',
  'tukang',
  'langganan',
  'renovasi',
  'pengadaan',
  'tetangga',
  'warung',
  'tersendat',
  'pondok',
  'simpang',
  'teras',
  'bedeng',
  'loteng',
  'serambi',
  'gardu',
  'beranda',
  'selasar',
  'sambungan',
  'pelataran',
  'pekarangan',
  'frasa',
  'tawar',
  'pinggiran',
  'seberang',
  'halaman',
  'emper',
  'ambang',
  'lorong',
  'gang',
  'jalan',
  'trotoar',
  'bata',
  'kusen',
  'jembatan',
  'pangkalan',
  'menara',
  'rencana',
  'gapura',
  'pos',
  'peron',
  'pertigaan',
  'perempatan',
  'tikungan',
  'dermaga',
  'kios',
  'ruko',
] as const

/**
 * Reads a file of dialogues. A line `! menjawab` before the first one has its buyers answer questions of the shop. Of each:
 * `## id`, `@` the page, `>` a message, `~` what its reply matches, `=` goods that must come
 * out, then `nama:`, `alamat:` and `akhir:`.
 */
export function readDialogues(file: (typeof DIALOGUE_FILES)[number]): JudgedDialogue[] {
  const text = readFileSync(new URL(`data/${file}.txt`, import.meta.url), 'utf8')
  const [head = '', ...blocks] = text.split(/^## /m)
  const isAnswering = /^! menjawab$/m.test(head)
  return blocks.map((block) => readDialogue(block, isAnswering))
}

function readDialogue(block: string, isAnswering: boolean): JudgedDialogue {
  const [id = '', ...lines] = block.split('\n')
  const dialogue: JudgedDialogue = {
    id: id.trim(),
    isAnswering,
    page: undefined,
    turns: [],
    goods: [],
    name: undefined,
    address: undefined,
    end: 'terbuka',
  }
  for (const line of lines) {
    const [sign, rest] = [line.slice(0, 2), line.slice(2).trim()]
    if (sign === '> ')
      dialogue.turns.push({ message: rest.replaceAll(String.raw`\n`, '\n'), reply: undefined })
    else if (sign === '~ ') dialogue.turns.at(-1)!.reply = new RegExp(rest, 'isu')
    else if (sign === '@ ') dialogue.page = readPairs(rest, /;\s*/)
    else if (sign === '= ') dialogue.goods.push(readGoods(rest))
    else readEnd(dialogue, line)
  }
  return dialogue
}

function readEnd(dialogue: JudgedDialogue, line: string): void {
  const [label, value = ''] = line.split(/:\s*/)
  if (label === 'nama') dialogue.name = value.trim()
  if (label === 'alamat') dialogue.address = value.trim()
  if (label === 'akhir') dialogue.end = value.trim() as JudgedDialogue['end']
}

const readPairs = (text: string, separator: RegExp): Record<string, string> =>
  Object.fromEntries(text.split(separator).map((pair) => pair.split(/=(.*)/s).slice(0, 2)))

/** `triplek tebal=9 : 20`; values may have spaces. */
function readGoods(text: string): ExpectedGoods {
  const [goods = '', qty] = text.split(/\s+:\s*/)
  const [kinds = '', ...values] = goods.split(/\s+(?=\p{L}+=)/u)
  return {
    kinds: kinds.trim().split('|'),
    attributes: values.map((pair) => pair.split('=') as [string, string]),
    qty: qty === undefined ? undefined : Number(qty),
  }
}

/** Whether a variant is what was expected. */
export const isOf = (
  { kinds, attributes }: ExpectedGoods,
  product: DemoProduct,
  variant: DemoVariant,
): boolean =>
  kinds.includes(product.subCategory) &&
  attributes.every(([key, value]) => {
    const has = String(variant.attributes[key] ?? '')
    return (
      has === value || (key === 'inci' && has.replace('½', '1/2').replace('¾', '3/4') === value)
    )
  })
