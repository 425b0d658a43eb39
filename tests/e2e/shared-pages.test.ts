import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { startServedShop } from '../support/served-shop.ts'
