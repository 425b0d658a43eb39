import Fastify from 'fastify'
import fastifyStatic from '@fastify/static'

// Fastify serving a folder of static files.
const app = Fastify({ logger: false })
await app.register(fastifyStatic, { root: process.env['FOLDER'] ?? '' })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: Number(new URL(address).port) })
