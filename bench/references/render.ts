import http from 'node:http'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { listenAndReport } from './listen.ts'
import { createRowsReader, type ReferenceRow } from './rows.ts'

// The twelve rows as a plain page, rendered for each request.
const readRows = createRowsReader()

const Card = ({ row }: { row: ReferenceRow }) =>
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

const Page = ({ list }: { list: ReferenceRow[] }) =>
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

listenAndReport(
  http.createServer(async (_request, response) => {
    const text = `<!doctype html>${renderToString(h(Page, { list: await readRows() }))}`
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(text)
  }),
)
