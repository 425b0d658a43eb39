import http from 'node:http'
import { listenAndReport } from './listen.ts'

// The least that Node can answer: what the machine and the load generator allow at all.
const text = JSON.stringify({ hello: 'world' })

listenAndReport(
  http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(text)
  }),
)
