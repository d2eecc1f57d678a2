import { roomTall, roomWide } from './room';

export const layers = () => [
  { id: 'room', parallax: 0, only: 'landscape', drawing: roomWide(), quality: 80 },
  { id: 'room-tall', parallax: 0, only: 'portrait', drawing: roomTall(), quality: 78 },
];
