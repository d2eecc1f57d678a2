import { describe, expect, it } from 'vitest';
import { createBus, NobodyAnswers } from './bus';

describe('createBus', () => {
  it('calls every listener of an event, except one that was removed', () => {
    const bus = createBus();
    const heard: string[] = [];
    bus.on('say', ({ text }) => heard.push(`a:${text}`));
    const leave = bus.on('say', ({ text }) => heard.push(`b:${text}`));
    bus.emit('say', { text: 'een' });
    leave();
    bus.emit('say', { text: 'twee' });
    expect(heard).toEqual(['a:een', 'b:een', 'a:twee']);
  });

  it('lets a listener remove itself while it is called', () => {
    const bus = createBus();
    const heard: string[] = [];
    const leave = bus.on('say', () => {
      leave();
      heard.push('once');
    });
    bus.on('say', () => heard.push('other'));
    bus.emit('say', { text: '' });
    bus.emit('say', { text: '' });
    expect(heard).toEqual(['once', 'other', 'other']);
  });

  it('answers a request with the reply of its answerer', async () => {
    const bus = createBus();
    bus.answerer('keep:load', async ({ game }) => ({ toys: game }));
    await expect(bus.request('keep:load', { game: 'bad' })).resolves.toEqual({ toys: 'bad' });
  });

  it('rejects a request without an answerer, and a second answerer', async () => {
    const bus = createBus();
    await expect(bus.request('keep:load', { game: 'bad' })).rejects.toBeInstanceOf(NobodyAnswers);
    const stop = bus.answerer('keep:save', async () => null);
    expect(() => bus.answerer('keep:save', async () => null)).toThrow(/already/);
    stop();
    expect(() => bus.answerer('keep:save', async () => null)).not.toThrow();
  });

  it('removes only the listeners and answerers of a scope when it closes', async () => {
    const bus = createBus();
    const heard: string[] = [];
    bus.on('say', () => heard.push('round'));
    const scene = bus.scope();
    scene.on('say', () => heard.push('scene'));
    scene.scope().on('say', () => heard.push('part of the scene'));
    scene.answerer('keep:load', async () => 1);
    scene.close();
    scene.emit('say', { text: '' });
    expect(heard).toEqual(['round']);
    await expect(bus.request('keep:load', { game: 'x' })).rejects.toThrow();
  });
});
