import http from 'node:http'
import { listenAndReport } from './listen.ts'
import { createRowsReader } from './rows.ts'

// Twelve rows from PostgreSQL as JSON, without any framework.
const readRows = createRowsReader()

listenAndReport(
  http.createServer(async (_request, response) => {
    const text = JSON.stringify({ data: { results: await readRows() } })
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(text)
  }),
)
