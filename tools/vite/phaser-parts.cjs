// @ts-nocheck: Phaser types only its public face.
// What the games use of Phaser, out of its own sources: the whole of it is half as large again. `phaser-src` is
// node_modules/phaser/src. The renderer comes first: required from within, its circle of requires finds itself empty.
require('phaser-src/renderer');
require('phaser-src/polyfills/requestVideoFrame');

// What a scene is given: each puts itself on the scene under its name.
require('phaser-src/cameras/2d/CameraManager');
require('phaser-src/events/EventEmitter');
require('phaser-src/gameobjects/DisplayList');
require('phaser-src/gameobjects/GameObjectCreator');
require('phaser-src/gameobjects/GameObjectFactory');
require('phaser-src/gameobjects/UpdateList');
require('phaser-src/input/InputPlugin');
require('phaser-src/loader/LoaderPlugin');
require('phaser-src/scene/ScenePlugin');
require('phaser-src/time/Clock');
require('phaser-src/tweens/TweenManager');

// Each factory puts its method on `this.add`, each file type its method on `this.load`.
require('phaser-src/gameobjects/bitmaptext/static/BitmapTextFactory');
require('phaser-src/gameobjects/container/ContainerFactory');
require('phaser-src/gameobjects/graphics/GraphicsFactory');
require('phaser-src/gameobjects/image/ImageFactory');
require('phaser-src/gameobjects/nineslice/NineSliceFactory');
require('phaser-src/gameobjects/sprite/SpriteFactory');
require('phaser-src/gameobjects/text/TextFactory');
require('phaser-src/gameobjects/tilesprite/TileSpriteFactory');
require('phaser-src/gameobjects/zone/ZoneFactory');
require('phaser-src/loader/filetypes/AtlasJSONFile');
require('phaser-src/loader/filetypes/ImageFile');
require('phaser-src/loader/filetypes/JSONFile');

const constants = require('phaser-src/const');

module.exports = {
  ...constants,
  Game: require('phaser-src/core/Game'),
  Scene: require('phaser-src/scene/Scene'),
  Scenes: require('phaser-src/scene'),
  Scale: require('phaser-src/scale'),
  Tweens: { TweenManager: require('phaser-src/tweens/TweenManager') },
};
