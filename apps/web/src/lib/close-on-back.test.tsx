import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followHistory, useCloseOnBack, useLayerHistory } from './close-on-back';

/** The history steps that the page has taken. */
let steps: string[];
let stopFollowing: () => void;

beforeEach(() => {
  steps = [];
  window.history.replaceState(null, '');
  window.history.back = () => void steps.push('back');
  window.history.forward = () => void steps.push('forward');
  stopFollowing = followHistory();
});

afterEach(() => stopFollowing());

interface LayerProps {
  name: string;
  stays?: boolean;
  /** Open from the start, as the record that the URL names is after a reload. */
  isOpen?: boolean;
}

function Layer({ name, stays = false, isOpen = false }: LayerProps) {
  const [opened, setOpened] = useState(isOpen);
  useCloseOnBack(opened, () => {
    if (!stays) setOpened(false);
  });
  return (
    <>
      <button type="button" onClick={() => setOpened(!opened)}>
        {opened ? `Close ${name}` : `Open ${name}`}
      </button>
      {opened ? <p>{name} is open</p> : null}
    </>
  );
}

function Page({ isReloaded = false }) {
  useLayerHistory();
  return (
    <>
      <Layer name="drawer" isOpen={isReloaded} />
      <Layer name="question" />
      <Layer name="upload" stays />
    </>
  );
}

/** Renders the page on a history entry without layers. */
function open(isReloaded = false) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page isReloaded={isReloaded} /> }])} />);
  expect(layers()).toBe(0);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const layers = (): number => window.history.state?.layers ?? 0;

/** Steps to an entry of the page, as the browser does. */
function stepTo(depth: number): void {
  window.history.replaceState({ ...window.history.state, layers: depth }, '');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

describe('Back', () => {
  it('closes open layers one at a time', async () => {
    open();
    await press('Open drawer');
    await press('Open question');
    expect(layers()).toBe(2);
    stepTo(1);
    expect(screen.queryByText('question is open')).toBeNull();
    expect(screen.getByText('drawer is open')).toBeVisible();
    stepTo(0);
    expect(screen.queryByText('drawer is open')).toBeNull();
    expect(steps).toEqual([]);
  });

  it('skips the history entry of a layer that was closed in another way, and so does Forward', async () => {
    open();
    await press('Open drawer');
    await press('Close drawer');
    stepTo(0);
    expect(steps).toEqual(['back']);
    stepTo(1);
    expect(steps).toEqual(['back', 'forward']);
  });

  it('reuses the history entry of a closed layer for the next layer', async () => {
    open();
    await press('Open drawer');
    await press('Close drawer');
    const { length } = window.history;
    await press('Open question');
    expect(window.history.length).toBe(length);
    stepTo(0);
    expect(screen.queryByText('question is open')).toBeNull();
    expect(steps).toEqual([]);
  });

  it('restores the history entry of a layer that stays open', async () => {
    open();
    await press('Open upload');
    stepTo(0);
    expect(screen.getByText('upload is open')).toBeVisible();
    expect(layers()).toBe(1);
  });

  describe('that is pressed after a reload, before the page is rendered,', () => {
    beforeEach(() => {
      stopFollowing();
      window.history.replaceState({ layers: 1 }, '');
      stopFollowing = followHistory();
      stepTo(0);
      expect(steps).toEqual([]);
    });

    it('closes the layer that the page opens again, and stays on the page', () => {
      open(true);
      expect(screen.queryByText('drawer is open')).toBeNull();
      expect(steps).toEqual([]);
      expect(layers()).toBe(0);
    });

    it('leaves the page if it opens no layer', () => {
      open();
      expect(steps).toEqual(['back']);
    });
  });
});
