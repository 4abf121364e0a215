import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownPlaces, searchedPlaces, similarPlaces } from './place-search.js';

describe('the places of a location', () => {
  test.each([
    ['Surat', [['surat']]],
    ['Surat, Gujarat', [['surat', 'gujarat']]],
    ['baroda gujrat', [['vadodara', 'gujarat']]],
    ['mumbai, pune', [['mumbai'], ['pune']]],
    ['Mumbai pune', [['mumbai'], ['pune']]],
    ['navi mumbai / thane', [['navi', 'mumbai'], ['thane']]],
    ['Gujarat, Rajasthan', [['gujarat'], ['rajasthan']]],
    ['Adajan', [['surat']]],
    ['adajan, surat', [['surat'], ['surat']]],
    ['Mota Varachha surat', [['surat']]],
    ['395002', [['surat']]],
    ['395 002', [['surat']]],
    ['799001', [['799001']]],
    ['176001', [['himachal', 'pradesh']]],
    ['सूरत', [['surat']]],
    ['bang', [['bang']]],
    ['Umbergaon, Vapi', [['umbergaon'], ['vapi']]],
    ['Vadodara GIDC', [['vadodara', 'gidc']]],
    ['', []],
  ])('are read from %s', (location, places) => {
    expect(searchedPlaces(location)).toEqual(places);
  });

  test('are at most five for any text', () => {
    const part = fc.constantFrom('surat', 'mumbai', 'gujarat', 'xyz', ',', '/', '395002', 'ring road');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        expect(searchedPlaces(parts.join(' ')).length).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('are separated from words of no known place', () => {
    expect(knownPlaces('railway station surat, Mumbai')).toEqual({
      location: 'surat, mumbai',
      others: ['railway', 'station'],
    });
  });
});

describe('the places with a similar name', () => {
  test.each([
    ['surrat', 'surat'],
    ['soorat', 'surat'],
    ['surt', 'surat'],
    ['karnatka', 'karnataka'],
    ['tiruppurr', 'tiruppur'],
    ['ahmdabad', 'ahmedabad'],
    ['mumbia', 'mumbai'],
    ['bangalor', 'bengaluru'],
  ])('of %s begin with %s', (word, place) => {
    expect(similarPlaces(word)[0]).toBe(place);
  });

  test.each(['sur', 'tailor', 'xyzab', 'helicopter', 'સુરત'])('are none for %s', (word) => {
    expect(similarPlaces(word)).toEqual([]);
  });
});
