import { todayInIndia } from '@job-alert/domain/india/calendar';
import { describe, expect, it } from 'vitest';
import { demoInstant } from './demo-clock.js';
import { seededRandom } from './random.js';

describe('the clock of the demo', () => {
  it('returns the same instant for the same key, and another instant for another key', () => {
    expect(demoInstant('2030-06-15', 3, 'a')).toEqual(demoInstant('2030-06-15', 3, 'a'));
    expect(demoInstant('2030-06-15', 3, 'a')).not.toEqual(demoInstant('2030-06-15', 3, 'b'));
  });

  it('stays within the day and the office hours in India', () => {
    for (let index = 0; index < 200; index += 1) {
      const instant = demoInstant('2030-03-01', 1, `key ${index}`);
      expect(todayInIndia(instant)).toBe('2030-02-28');
      const clock = new Date(instant.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16);
      expect(clock >= '09:30' && clock < '18:30').toBe(true);
    }
  });

  it('returns the steps of one day in order', () => {
    const instants = [0, 1, 2, 3].map((place) => demoInstant('2030-06-15', 2, 'key', place, 4).getTime());
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    expect(new Set(instants).size).toBe(4);
  });
});

describe('the seeded generator', () => {
  it('returns the same numbers for the same seed, spread over 0 to 1', () => {
    const draw = () => {
      const random = seededRandom('seed');
      return Array.from({ length: 1000 }, random);
    };
    const numbers = draw();
    expect(draw()).toEqual(numbers);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
  });
});
