import { describe, expect, it } from 'vitest';
import { answeredBy, outdated } from '@/worker/offlineFiles';

const HOUSE = 'https://house.example';
const get = (path: string, mode = 'cors') => ({ method: 'GET', mode, url: HOUSE + path });

describe('what the worker answers', () => {
  it('keeps away from everything the house says to a person', () => {
    for (const path of ['/api/me', '/api/tables/x/record', '/health', '/metrics'])
      for (const mode of ['cors', 'navigate'])
        expect(answeredBy(get(path, mode), HOUSE)).toBeNull();
    expect(answeredBy({ ...get('/assets/a.js'), method: 'POST' }, HOUSE)).toBeNull();
    expect(answeredBy(get('/assets/a.js'), 'https://other.example')).toBeNull();
  });

  it('answers with files of the page, and opens it at every address', () => {
    expect(answeredBy(get('/assets/index-1.js'), HOUSE)).toBe('file');
    for (const path of ['/', '/rules/dice-town', '/table/x/replay', '/you'])
      expect(answeredBy(get(path, 'navigate'), HOUSE)).toBe('page');
    expect(answeredBy(get('/robots.txt', 'navigate'), HOUSE)).toBeNull();
    expect(answeredBy(get('/index.html'), HOUSE)).toBeNull();
  });

  it('keeps the version before its own for pages that are open', () => {
    expect(outdated(['page-1', 'page-2', 'other', 'page-3'], '3')).toEqual(['page-1']);
    expect(outdated(['page-3', 'page-2'], '3')).toEqual([]);
    expect(outdated(['page-3'], '3')).toEqual([]);
  });
});
