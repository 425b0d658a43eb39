import http from 'node:http'
import { listening } from './listening.ts'

// The least that Node can answer: what the machine and the load generator allow at all.
const text = JSON.stringify({ hello: 'world' })

listening(
  http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(text)
  }),
)
