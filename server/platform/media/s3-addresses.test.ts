import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { fileOrigins } from './s3-addresses.ts'

const bucket = { S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'a secret of it' }

test.each<[string, Record<string, string>, string[]]>([
  ['nowhere else without a bucket', {}, []],
  ['nowhere else where nobody is sent away', { ...bucket, S3_DELIVERY: 'through' }, []],
  ['the bucket at AWS', { ...bucket, S3_REGION: 'ap-south-1' }, ['https://s3.ap-south-1.amazonaws.com']],
  [
    'the host of the bucket',
    { ...bucket, S3_PATH_STYLE: 'false' },
    ['https://films.s3.us-east-1.amazonaws.com'],
  ],
  [
    'the endpoint of browsers and the CDN',
    {
      ...bucket,
      S3_ENDPOINT: 'http://minio:9000',
      S3_PUBLIC_ENDPOINT: 'https://files.example/',
      S3_CDN_URL: 'https://cdn.example/site/',
    },
    ['https://files.example', 'https://cdn.example'],
  ],
])('pages get files from %s', (_where, variables, origins) => {
  expect(fileOrigins(readConfig(variables))).toEqual(origins)
})
