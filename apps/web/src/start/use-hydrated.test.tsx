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

test('server-rendered content is first hydrated unchanged and then marked as hydrated', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Part />);
  expect(container).toHaveTextContent('served');
  drawn.length = 0;
  render(<Part />, { container, hydrate: true });
  expect(drawn).toEqual([false, true]);
  expect(container).toHaveTextContent('hydrated');
});

test('content rendered in the browser counts as hydrated from the first render', () => {
  drawn.length = 0;
  render(<Part />);
  expect(screen.getByText('hydrated')).toBeVisible();
  expect(drawn).toEqual([true]);
});
