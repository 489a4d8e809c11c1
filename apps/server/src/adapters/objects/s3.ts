import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config/documents.ts'
import { type ObjectStore, ObjectStoreAway } from '../../ports/object-store.ts'

/** A request that hangs for longer is given up: a job tries again, and who downloads is told so. */
const REQUEST_MS = 5_000

/** Keeps documents in a bucket of a store that speaks S3's protocol, under `prefix` and their hash. */
export function s3Objects({ url, region, bucket, prefix, keyId, secret }: S3Settings): ObjectStore {
  const client = new S3Client({
    region,
    // Buckets of a store of one's own are paths of its address; those of AWS are hosts.
    ...(url === undefined ? {} : { endpoint: url, forcePathStyle: true }),
    // Without a pair the library looks where it stands on such a machine: roles, profiles.
    ...(keyId && secret ? { credentials: { accessKeyId: keyId, secretAccessKey: secret } } : {}),
    // The documents' own hash is checked whenever one is read; not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: REQUEST_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
  })
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })
  return {
    put: (name, bytes) =>
      told(
        'put',
        client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentLength: bytes.length })),
      ),
    get: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return (await Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw failure('get', error)
      }
    },
    remove: (name) => told('remove', client.send(new DeleteObjectCommand(at(name)))),
  }
}

async function told(deed: string, done: Promise<unknown>): Promise<void> {
  await done.catch((error) => {
    throw failure(deed, error)
  })
}

/** The library's messages may repeat addresses and keys: name and status alone are told. */
function failure(deed: string, error: unknown): ObjectStoreAway {
  const status = error instanceof S3ServiceException ? ` ${error.$metadata.httpStatusCode ?? ''}` : ''
  const name = error instanceof Error ? error.name : 'failure'
  return new ObjectStoreAway(`The object store did not ${deed} a document: ${name}${status}`, {
    cause: error,
  })
}
