import http from 'node:http'
import { listenAndReport } from './listen.ts'

// The fastest response of Node: the upper bound of machine and load generator.
const text = JSON.stringify({ hello: 'world' })

listenAndReport(
  http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(text)
  }),
)
