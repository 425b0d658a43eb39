import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { buildPlaceholder, cutPage } from './cut-page.ts'
import { fillPage, fillPageGzip } from './fill-page.ts'
import { groupPieces } from './segments.ts'
import type { SharedPage, RequestedData } from './shared-page.ts'

const token = 'a'.repeat(32)
const nonce = 'bm9uY2U+/w=='
const requested: RequestedData[] = [
  { name: 'visitor', args: undefined, byDistrict: undefined },
  { name: 'freight', args: 'x', byDistrict: new Map() },
]

function sharePage(text: string, isHtml = true): SharedPage {
  const pieces = cutPage(text, { token, nonce, isHtml })
  const segments = groupPieces(pieces, requested)
  const rest = { status: 200, headers: [], policy: '', tags: new Set<string>(), expiresAt: 0 }
  return { ...rest, nonce, requested, segments, isCacheable: true }
}

const renderSlot = (name: string, args: object, data: unknown) =>
  `<b>${name} ${JSON.stringify(args)} ${JSON.stringify(data)}</b>`
const fill = (page: SharedPage, data: unknown[]) => {
  const filling = { data: data.map((each) => JSON.stringify(each)), nonce: 'n2', renderSlot }
  const body = fillPage(page, filling).toString()
  assert.equal(gunzipSync(fillPageGzip(page, filling)).toString(), body)
  return body
}

const slot = (name: string, place: number, args: object = {}) =>
  `<x-slot class="contents" data-slot="${JSON.stringify({ name, data: buildPlaceholder(token, place), args }).replaceAll('"', '&quot;')}"></x-slot>`

test('fillPage: slots, data and nonces of a page are those of its reader, also compressed', () => {
  const data = `<script nonce="${nonce}">enqueue("[\\"${buildPlaceholder(token, 0)}\\"]")</script>`
  const page = sharePage(`<p>${slot('name', 0)}</p><i>${slot('km', 1, { id: 7 })}</i>${data}`)
  for (const name of ['Sari', '</script> & "Budi" \u2028', 'é'.repeat(40_000)]) {
    const body = fill(page, [{ name }, { km: 3 }])
    assert.match(body, /^<p><x-slot class="contents"><b>name {} {"name":/)
    assert.ok(body.includes('<i><x-slot class="contents"><b>km {"id":7} {"km":3}</b></x-slot></i>'))
    assert.ok(body.includes('<script nonce="n2">'))
    const script = /enqueue\((.*)\)<\/script>$/s.exec(body)![1]!
    const [text] = JSON.parse(JSON.parse(script)) as [string]
    assert.deepEqual(JSON.parse(text), { name })
  }
})

test('fillPage: the .data of a page has the reader inside one JSON string', () => {
  const page = sharePage(`["${buildPlaceholder(token, 0)}",1]`, false)
  const [text] = JSON.parse(fill(page, [{ name: 'S\n"<' }, {}])) as [string]
  assert.deepEqual(JSON.parse(text), { name: 'S\n"<' })
})

test('fillPage: any order of places gives each reader the page that a rendering of their own would be', () => {
  const place = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => ({ text })),
    fc.integer({ min: 0, max: 1 }).map((owner) => ({ owner })),
  )
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 30 }),
      fc.array(fc.string(), { minLength: 4, maxLength: 4 }),
      (places, names) => {
        const page = sharePage(
          places.map((each) => ('text' in each ? each.text : slot('s', each.owner))).join(''),
        )
        for (const [visitor, freight] of [names.slice(0, 2), names.slice(2), names.slice(0, 2)]) {
          const values = [visitor, freight]
          const expected = places.map((each) =>
            'text' in each
              ? each.text
              : `<x-slot class="contents">${renderSlot('s', {}, values[each.owner])}</x-slot>`,
          )
          assert.equal(fill(page, values), expected.join(''))
        }
      },
    ),
    { seed: 11, numRuns: 200 },
  )
})

test('cutPage: a text that looks like a placeholder of another page stays text', () => {
  const forged = buildPlaceholder('b'.repeat(32), 0)
  assert.equal(fill(sharePage(`<p>${forged}</p>`), [{}, {}]), `<p>${forged}</p>`)
  const foreign = slot('s', 0).replaceAll(token, 'b'.repeat(32))
  assert.throws(() => sharePage(foreign), /another page/)
})
