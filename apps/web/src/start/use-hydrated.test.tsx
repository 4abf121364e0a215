import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useHydrated } from './use-hydrated';

const drawn: boolean[] = [];

function Part() {
  const isHydrated = useHydrated();
  drawn.push(isHydrated);
  return <p>{isHydrated ? 'hydrated' : 'served'}</p>;
}

test('what the server has rendered is taken over as it is, and lives afterwards', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Part />);
  expect(container).toHaveTextContent('served');
  drawn.length = 0;
  render(<Part />, { container, hydrate: true });
  expect(drawn).toEqual([false, true]);
  expect(container).toHaveTextContent('hydrated');
});

test('what the browser renders by itself lives from the start', () => {
  drawn.length = 0;
  render(<Part />);
  expect(screen.getByText('hydrated')).toBeVisible();
  expect(drawn).toEqual([true]);
});
