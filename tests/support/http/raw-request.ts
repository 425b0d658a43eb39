import http from 'node:http'

export type RawRequest = {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string
}

type RawResponse = { status: number; headers: http.IncomingHttpHeaders; text: string }

/** Sends exactly these headers: `fetch` would set its own Origin and Sec-Fetch-Site. */
export const sendRawRequest = (
  url: string,
  { method = 'POST', headers = {}, body = '' }: RawRequest,
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method, headers: { 'content-length': Buffer.byteLength(body), ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      },
    )
    request.on('error', reject).end(body)
  })
