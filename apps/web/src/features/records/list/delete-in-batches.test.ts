import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../testing/console';
import { deleteInBatches, toBatches } from './delete-in-batches';
import { deletionMessage } from './deletion-messages';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));

/** A server whose requests fail from a given batch on. Records the length of each batch. */
function serverThatFails(from: number) {
  const lengths: number[] = [];
  const deleteBatch = (batch: string[]): Promise<{ deleted: number }> => {
    lengths.push(batch.length);
    return lengths.length > from ? Promise.reject(new Error('boom')) : Promise.resolve({ deleted: batch.length });
  };
  return { lengths, deleteBatch };
}

describe('deleting more records than the server accepts in one request', () => {
  it('sends batches of 1,000 and reports one result', async () => {
    const { lengths, deleteBatch } = serverThatFails(9);
    const deleted = await deleteInBatches(ids(2400), deleteBatch);
    expect(lengths).toEqual([1000, 1000, 400]);
    expect(deletionMessage('employers', deleted, 2400)).toEqual({
      tone: 'success',
      text: 'Employers deleted successfully.',
    });
  });

  it('reports the numbers of deleted and remaining records when a later batch fails', async () => {
    const deleted = await deleteInBatches(ids(2400), serverThatFails(1).deleteBatch);
    expect(deleted.leftIds).toEqual(ids(2400).slice(1000));
    expect(deletionMessage('employers', deleted, 2400)).toEqual({
      tone: 'error',
      text: '1,000 employers were deleted. 1,400 could not be; try again.',
    });
    expect(takeConsoleErrors()).toEqual(['The deletion could not go on. boom']);
  });

  it('fails without sending further batches when the first batch fails', async () => {
    const { lengths, deleteBatch } = serverThatFails(0);
    await expect(deleteInBatches(ids(1001), deleteBatch)).rejects.toThrow('boom');
    expect(lengths).toEqual([1000]);
  });

  it('makes no batches without IDs', () => {
    expect(toBatches([])).toEqual([]);
  });
});
