import http from 'node:http'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { listening } from './listening.ts'
import { rowsReader, type Row } from './rows.ts'

// The same twelve rows as a plain page, rendered for each request.
const rows = rowsReader()

const Card = ({ row }: { row: Row }) =>
  h(
    'li',
    null,
    h(
      'a',
      { href: `/produk/${row.slug}` },
      h('img', { src: `/img/${row.picture}`, alt: row.name, width: 320, height: 320 }),
      h('h3', null, row.name),
    ),
    h('p', null, row.brand),
    h('p', null, `Rp ${Math.round(Number(row.amount) / 100)}`, ' / ', row.unit),
    h('p', null, `Stok ${row.stock}, min. ${row.min_order}`),
    h('button', { type: 'button' }, 'Tambah'),
  )

const Page = ({ list }: { list: Row[] }) =>
  h(
    'html',
    { lang: 'id' },
    h('head', null, h('title', null, 'Produk')),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h('h1', null, 'Produk'),
        h(
          'ul',
          null,
          list.map((row) => h(Card, { key: row.id, row })),
        ),
      ),
    ),
  )

listening(
  http.createServer(async (_request, response) => {
    const text = `<!doctype html>${renderToString(h(Page, { list: await rows() }))}`
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(text)
  }),
)
