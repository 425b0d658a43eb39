import http from 'node:http'
import { listening } from './listening.ts'
import { rowsReader } from './rows.ts'

// Twelve rows from PostgreSQL as JSON, with nothing in between.
const rows = rowsReader()

listening(
  http.createServer(async (_request, response) => {
    const text = JSON.stringify({ data: { results: await rows() } })
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(text)
  }),
)
