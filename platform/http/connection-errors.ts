import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import type { Failure } from '../contract/schemas.ts'

type ConnectionFailure = { status: number; code: string; message: string }

const UNREADABLE: ConnectionFailure = {
  status: 400,
  code: 'input.unreadable',
  message: 'Permintaan tidak dapat dibaca.',
}

/** What Node's parser refuses before there is a request, by the code of its error. */
const PARSER_FAILURES: Record<string, ConnectionFailure> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'input.too_large',
    message: 'Alamat atau kepala permintaan terlalu panjang.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'input.too_large',
    message: 'Kiriman terlalu besar.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'input.timeout',
    message: 'Kiriman tidak selesai pada waktunya. Coba lagi.',
  },
}

/** Answers what reaches no request, in the envelope of every failure. The connection ends with it. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket): void {
  // A browser opens connections that it may never use: a 408 there would answer its next request.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable) return void socket.destroy()
  endWithFailure(socket, PARSER_FAILURES[error.code ?? ''] ?? UNREADABLE)
}

/** Answers CONNECT, and expectations other than `100-continue`: Node.js leaves them without a body. */
export function answerUnsupported(server: Server): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    endWithFailure(socket as Socket, {
      status: 405,
      code: 'method.unsupported',
      message: 'Cara permintaan ini tidak didukung.',
    }),
  )
  server.on('checkExpectation', (request: IncomingMessage, _response: ServerResponse) =>
    endWithFailure(request.socket, { ...UNREADABLE, status: 417 }),
  )
}

function endWithFailure(socket: Socket, { status, code, message }: ConnectionFailure): void {
  const statusMessage = STATUS_CODES[status] ?? 'Error'
  const failure: Failure = { statusCode: status, statusMessage, message, data: { code } }
  const body = JSON.stringify(failure)
  socket.end(
    `HTTP/1.1 ${status} ${statusMessage}\r\nconnection: close\r\ncache-control: no-store\r\n` +
      `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}
